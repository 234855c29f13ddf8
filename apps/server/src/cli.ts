import { runCommandLine } from './cli/run.ts';

process.umask(0o077);
// `head` closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const failure = await runCommandLine(process.argv.slice(2), process.env, (text) => console.log(text));
if (failure !== undefined) {
  console.error(failure);
  process.exitCode = 1;
}
