import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answers, none, readAnswers, unsure } from './answers.ts';
import { type Assessment, assess } from './assess.ts';
import { rules } from './rules.fixture.ts';
import type { Question } from './rules.ts';

/** Walks through the questions and draws an answer to each: 49 questions, some 10^20 ways, so they are sampled. */
const seed = Number(process.env.SEED ?? 20_261_122);

/** One number from 0 to 99 for each answer of the rules: how the walk goes where it comes by. */
const draws = fc.array(fc.nat(99), { minLength: 40, maxLength: 260 });

function walk(numbers: readonly number[]): Answers {
  let place = 0;
  const draw = () => numbers[place++ % numbers.length] ?? 0;
  const choose = ({ pick, answers }: Question): string[] => {
    if (pick === 'one') return draw() < 8 ? [unsure] : [answers[draw() % answers.length]?.id ?? unsure];
    const ticked = answers.filter(() => draw() < 30).map(({ id }) => id);
    if (draw() < 8) return [...ticked, unsure];
    return ticked.length > 0 ? ticked : [none];
  };
  const answers: Record<string, readonly string[]> = {};
  for (;;) {
    const next = readAnswers(rules, answers).asked.find(({ id }) => !(id in answers));
    if (!next) return answers;
    // Half of all walks would end at the first question otherwise.
    answers[next.id] = next.id === 'kind' && draw() < 80 ? ['ai-system'] : choose(next);
  }
}

const walks = draws.map(walk);
const dutiesOf = ({ duties }: Assessment) =>
  new Map(duties.flatMap((role) => role.duties.map((duty) => [duty.id, duty])));
const askedBy = (answers: Answers) => readAnswers(rules, answers).asked;

/** The same answers with one question answered in a stricter way: all ways there are. */
function stricter(answers: Answers, { id, pick, answers: choices }: Question): Answers[] {
  const chosen = answers[id] ?? [];
  if (chosen.includes(unsure)) return [];
  if (pick === 'one') {
    const place = choices.findIndex((choice) => choice.id === chosen[0]);
    return choices.slice(0, place).map((choice) => ({ ...answers, [id]: [choice.id] }));
  }
  return choices.flatMap((choice) => {
    const isChosen = chosen.includes(choice.id);
    const others = chosen.filter((one) => one !== choice.id && one !== none);
    if (choice.eases === true && isChosen) return [{ ...answers, [id]: others.length > 0 ? others : [none] }];
    if (choice.eases !== true && !isChosen) return [{ ...answers, [id]: [...others, choice.id] }];
    return [];
  });
}

/** What an exemption or exception itself demands goes with it. */
const ofTheExemption = new Set(['exempt-document', 'exempt-register', 'live-identification-conditions']);

/**
 * What holds of every result, whatever was answered.
 * @param walkCount ways through the questions that each property is held against; a tenth where each answer is changed too
 */
export function holdProperties(walkCount: number): void {
  describe(`over ${walkCount} sampled walks, seed ${seed}`, () => {
    // Drawn numbers do not shrink to anything that reads better.
    const settings = { seed, numRuns: walkCount, endOnFailure: true };
    const fewer = { ...settings, numRuns: walkCount / 10 };

    test('“not sure” removes no duty and puts none off', () => {
      fc.assert(
        fc.property(walks, (answers) => {
          const known = dutiesOf(assess(rules, answers));
          for (const { id } of askedBy(answers)) {
            const unknown = dutiesOf(assess(rules, { ...answers, [id]: [unsure] }));
            const worse = [...known].filter(
              ([duty, { day }]) => !((unknown.get(duty)?.day ?? 'never') <= day),
            );
            expect(worse, `${id} not sure`).toEqual([]);
          }
        }),
        fewer,
      );
    });

    test('a stricter answer never yields fewer duties', () => {
      fc.assert(
        fc.property(walks, (answers) => {
          const before = dutiesOf(assess(rules, answers));
          // Whether it is a system or a model is no matter of more or less.
          for (const question of askedBy(answers).filter(({ id }) => id !== 'kind')) {
            for (const changed of stricter(answers, question)) {
              const result = assess(rules, changed);
              // A function that becomes banned takes its own duties along.
              if (result.findings.some(({ id }) => id === 'found-banned-function')) continue;
              const after = dutiesOf(result);
              const lost = [...before.keys()].filter((id) => !after.has(id) && !ofTheExemption.has(id));
              expect(lost, `${question.id}: ${changed[question.id]}`).toEqual([]);
            }
          }
        }),
        fewer,
      );
    });

    test('every result names a source, and every duty an article and evidence', () => {
      fc.assert(
        fc.property(walks, (answers) => {
          const result = assess(rules, answers);
          expect(result.sources.length).toBeGreaterThan(0);
          const bare = [...dutiesOf(result).values()].filter(
            ({ article, evidence, sources }) => !article || !evidence || sources.length === 0,
          );
          expect(bare).toEqual([]);
        }),
        settings,
      );
    });

    test('no duty stands twice', () => {
      fc.assert(
        fc.property(walks, (answers) => {
          const { duties, otherSide } = assess(rules, answers);
          const ids = [...duties, ...otherSide].flatMap((role) => role.duties.map(({ id }) => id));
          expect(ids).toEqual([...new Set(ids)]);
        }),
        settings,
      );
    });

    test('every question and every duty is reached by some answers', () => {
      const unasked = new Set(rules.questions.map(({ id }) => id));
      const unowed = new Set(rules.duties.map(({ id }) => id));
      for (let round = 0; round < 60 && unasked.size + unowed.size > 0; round++) {
        for (const answers of fc.sample(walks, { seed: seed + round, numRuns: 25 })) {
          for (const { id } of askedBy(answers)) unasked.delete(id);
          for (const id of dutiesOf(assess(rules, answers)).keys()) unowed.delete(id);
        }
      }
      expect([...unasked, ...unowed]).toEqual([]);
    });

    /** The first day on which each kind of duty can apply, from Articles 111 and 113 as amended. */
    const firstDays: readonly [RegExp, string][] = [
      [/imagery|abuse/, '2026-12-02'],
      [/^prohibited|^ai-literacy$|^live-identification/, '2025-02-02'],
      [/^gpai/, '2025-08-02'],
      [/^(disclose|mark|inform-emotion|real-world)/, '2026-08-02'],
      [/./, '2027-12-02'],
    ];

    test('no duty applies before its day', () => {
      fc.assert(
        fc.property(walks, (answers) => {
          const result = assess(rules, answers);
          const isListed = result.findings.some(
            ({ id, mark }) => id.startsWith('found-annex3') && mark !== 'absent',
          );
          const duties = dutiesOf(result);
          const isLate = !isListed && !duties.has('exempt-document');
          const early = [...duties.values()].filter(({ id, day }) => {
            const first = firstDays.find(([pattern]) => pattern.test(id))?.[1] ?? '';
            return day < (first === '2027-12-02' && isLate ? '2028-08-02' : first);
          });
          expect(early).toEqual([]);
        }),
        settings,
      );
    });

    test('what the Act does not reach owes nothing', () => {
      fc.assert(
        fc.property(walks, (answers) => {
          const outside = assess(rules, { ...answers, 'union-link': [none] });
          expect(outside.duties).toEqual([]);
          const excluded = assess(rules, { ...answers, exclusions: ['excl-security'] });
          expect(excluded.duties).toEqual([]);
        }),
        settings,
      );
    });
  });
}
