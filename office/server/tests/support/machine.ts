import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '@vanda/server/testing/command';
import { atEndOfTest } from '@vanda/testing/end-of-test';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect } from 'vitest';

/** Where the machine sees this checkout, read-only. */
export const checkout = '/opt/checkout';
const root = path.resolve(import.meta.dirname, '../../../..');

export const canBoot =
  existsSync('/lib/systemd/systemd') &&
  spawnSync('unshare', ['--mount', '--pid', '--fork', 'true']).status === 0;

/** This machine's Debian under a file system in memory, with `/tmp`, `/run`, `/dev` and control groups of its own. */
const setUp = `
set -e
root=$(findmnt --noheadings --types cgroup2 --output TARGET | head -n 1)
groups=$root/vanda-drill-$$
# Those of earlier machines are empty.
find "$root"/vanda-drill-* -depth -type d -mmin +60 -exec rmdir {} + 2>/dev/null || true
mkdir "$groups" && echo $$ > "$groups/cgroup.procs"
exec unshare --mount --pid --fork --kill-child --uts --ipc --cgroup bash -ec '
  mount --make-rprivate / && mount -t tmpfs tmpfs "$FOLDER" && mkdir "$FOLDER"/{upper,work,root} && cd "$FOLDER/root"
  mount -t overlay -o "lowerdir=/,upperdir=$FOLDER/upper,workdir=$FOLDER/work" overlay .
  cd "$FOLDER/root"
  mount -t proc proc proc && mount --bind proc/sys proc/sys && mount -o remount,bind,ro proc/sys
  mount -t sysfs -o ro sysfs sys && mount -t cgroup2 cgroup2 sys/fs/cgroup
  for name in run tmp dev; do mount -t tmpfs tmpfs $name; done
  chmod 755 run dev && mkdir dev/shm dev/pts && ln -s pts/ptmx dev/ptmx
  mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
  for name in null zero full random urandom tty; do touch dev/$name && mount --bind /dev/$name dev/$name; done
  for name in 0/stdin 1/stdout 2/stderr; do ln -s /proc/self/fd/\${name%/*} dev/\${name#*/}; done
  ln -s /proc/self/fd dev/fd
  mkdir -p opt/checkout && mount --bind "$CHECKOUT" opt/checkout && mount -o remount,bind,ro opt/checkout
  touch usr/local/bin/node && mount --bind "$NODE" usr/local/bin/node
  rm -rf etc/systemd/system/*.wants && : > etc/machine-id
  mkdir -p mnt/host && pivot_root . mnt/host && umount --lazy /mnt/host && cd /
  exec env -i container=drill PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --show-status=0 --unit=multi-user.target
'`;

/** Boots systemd as the first process of a machine that shares the network. */
export async function bootMachine() {
  const env = { ...process.env, FOLDER: temporaryFolder(), CHECKOUT: root, NODE: process.execPath };
  const machine = spawn('bash', ['-c', setUp], { env, stdio: 'inherit' });
  atEndOfTest(
    () =>
      new Promise<void>((resolve) => {
        machine.once('close', () => resolve());
        machine.kill('SIGKILL');
      }),
  );
  // Before it becomes `unshare`, the shell has other children.
  const first = () => readFileSync(`/proc/${machine.pid}/task/${machine.pid}/children`, 'utf8').trim();
  const name = () => first() && readFileSync(`/proc/${first()}/comm`, 'utf8');
  await expect.poll(name).toBe('systemd\n');
  const pid = first();
  /** Runs lines of a shell, up to the first that fails. */
  const run = (lines: string) =>
    runProgram(
      'nsenter',
      ['-t', pid, ...'-m -p -u -i -C -r -w bash -O expand_aliases -ec'.split(' '), lines],
      { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' },
    );
  await expect
    .poll(async () => (await run('systemctl is-system-running')).out, { timeout: 60_000 })
    .toBe('running');
  const place = (file: string) => `/proc/${pid}/root${file}`;
  return {
    run,
    /** Path of a file of the machine from outside of it. */
    place,
    append: (file: string, line: string) => appendFileSync(place(file), `${line}\n`),
  };
}
