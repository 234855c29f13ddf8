import { describe, expect, test } from 'vitest';
import { runStages, type Stage, summary } from './stages.mjs';

const green = { passed: 1, failed: 0, skipped: 0 };
const red = { passed: 0, failed: 2, skipped: 0 };

/** A stage that ends when it is told to. */
function gated(name: string, counts = green) {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const stage: Stage = {
    name,
    run: async (print) => {
      print?.(`first words of ${name}\n`);
      begun.resolve();
      await gate.promise;
      print?.(`last words of ${name}\n`);
      return counts;
    },
  };
  return { stage, open: gate.resolve, begun: begun.promise };
}

/** A stage that notes that it ran and ends at once. */
function noted(name: string, ran: string[], more: Partial<Stage> = {}): Stage {
  return {
    name,
    run: async () => {
      ran.push(name);
      return green;
    },
    ...more,
  };
}

function collect() {
  let output = '';
  const print = (text: string) => {
    output += text;
  };
  return { print, output: () => output };
}

describe('runStages', () => {
  test('lanes run side by side, and what they print is kept apart', async () => {
    const { print, output } = collect();
    const [check, build] = [gated('check'), gated('build')];
    const ended = runStages([[[check.stage], [build.stage]]], print);
    await Promise.all([check.begun, build.begun]);
    build.open();
    await expect.poll(output).toContain('last words of build');
    check.open();
    await ended;
    const whole = (name: string) => `\n── ${name}\nfirst words of ${name}\nlast words of ${name}\n`;
    expect(output()).toBe(`check …\nbuild …\n${whole('build')}${whole('check')}`);
  });

  test('a stage that has the machine to itself prints straight to the terminal', async () => {
    const { print, output } = collect();
    let givenPrint: unknown = 'not called';
    const run = async (given?: (text: string) => void) => {
      givenPrint = given;
      return green;
    };
    await runStages([[[], [{ name: 'unit', run }]]], print);
    expect(givenPrint).toBeUndefined();
    expect(output()).toBe('\n── unit\n');
  });

  test('the stages of a lane run in order, and a phase begins when the one before has ended', async () => {
    const ran: string[] = [];
    const slow = gated('slow');
    const ended = runStages(
      [[[slow.stage], [noted('build', ran), noted('built', ran)]], [[noted('browser', ran)]]],
      () => undefined,
    );
    await expect.poll(() => ran).toEqual(['build', 'built']);
    slow.open();
    await ended;
    expect(ran).toEqual(['build', 'built', 'browser']);
  });

  test('the outcomes stand in the order of the plan, whichever stage ends first', async () => {
    const ran: string[] = [];
    const slow = gated('check');
    const ended = runStages([[[slow.stage], [noted('build', ran)]]], () => undefined);
    await expect.poll(() => ran).toEqual(['build']);
    slow.open();
    expect((await ended).map(({ name }) => name)).toEqual(['check', 'build']);
  });

  test('a failed stage stops those that need it, in its lane and in later phases, and no other', async () => {
    const ran: string[] = [];
    const { print, output } = collect();
    const outcomes = await runStages(
      [
        [
          [noted('check', ran, { run: async () => red }), noted('unit', ran)],
          [noted('build', ran, { run: async () => red }), noted('built', ran, { needs: 'build' })],
        ],
        [[noted('browser', ran, { needs: 'build' }), noted('links', ran, { needs: 'built' })]],
      ],
      print,
    );
    expect(ran).toEqual(['unit']);
    expect(outcomes.filter(({ counts }) => counts === undefined).map(({ name }) => name)).toEqual([
      'built',
      'browser',
      'links',
    ]);
    expect(output()).toContain('── built: not run, because build has failed');
  });

  test('a stage runs on what is there when the stage it needs was not asked for', async () => {
    const ran: string[] = [];
    await runStages([[[noted('browser', ran, { needs: 'build' })]]], () => undefined);
    expect(ran).toEqual(['browser']);
  });

  test('a stage whose runner breaks is one failure with its reason, and the one beside it goes on', async () => {
    const ran: string[] = [];
    const { print, output } = collect();
    const breaks = async () => {
      throw new Error('no such program');
    };
    const outcomes = await runStages(
      [[[noted('check', ran, { run: breaks })], [noted('build', ran)]]],
      print,
    );
    expect(outcomes.map(({ counts }) => counts?.failed)).toEqual([1, 0]);
    expect(output()).toContain('no such program');
  });
});

describe('summary', () => {
  const outcomes = [
    { name: 'unit', seconds: 61.04, counts: { passed: 1879, failed: 1, skipped: 12 } },
    { name: 'browser', seconds: 0 },
  ];
  const sum = { passed: 1879, failed: 1, skipped: 12 };

  test('each stage has its line, skipped tests are always counted, and the sum is the last line', () => {
    expect(summary(outcomes, sum, 419.6).split('\n')).toEqual([
      'Stage     Seconds   Passed   Failed  Skipped',
      'unit         61.0     1879        1       12',
      'browser   not run',
      'Total time: 7 min 0 s',
      '1879 passed, 1 failed, 12 skipped',
    ]);
  });
});
