import { readFileSync } from 'node:fs';

export type Instruction = {
  readonly keyword: string;
  readonly words: readonly string[];
  readonly text: string;
};

export const dockerfile = readFileSync('Dockerfile', 'utf8');

export const instructions: readonly Instruction[] = dockerfile
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [keyword = '', ...words] = line.split(/\s+/);
    return { keyword, words, text: line };
  });

export const stages = new Map<string, Instruction[]>();
for (const instruction of instructions) {
  if (instruction.keyword === 'FROM') stages.set(instruction.words[2] ?? '', []);
  [...stages.values()].at(-1)?.push(instruction);
}
