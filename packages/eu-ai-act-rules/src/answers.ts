import { type Certainty, type Condition, evaluate, no, open, yes } from './conditions.ts';
import type { Answer, Question, Rules } from './rules.ts';

export type Answers = Readonly<Record<string, readonly string[]>>;
export const none = 'none';
export const unsure = 'unsure';
/** The id of a doubt that leaves one of several answers open. */
export const doubtOf = (answer: string) => `${unsure}-${answer}`;

export type Asking = {
  id: string;
  unsureAs?: { answer: string; unless?: Condition | undefined } | undefined;
  sharesDoubt?: true | undefined;
  when?: Condition | undefined;
  answers: readonly Pick<Answer, 'id' | 'when' | 'eases' | 'isFact'>[];
};
type Questions<Asked> = { questions: readonly Asked[]; terms: readonly { id: string; when: Condition }[] };

export type Reading<Asked = Question> = { of: (id: string) => Certainty; asked: Asked[] };

/** An asked question without an answer counts as not sure. */
export const readAnswers = <Asked extends Asking>(rules: Questions<Asked>, answers: Answers) =>
  askAnswers(rules, ({ id }) => answers[id]);

export function askAnswers<Asked extends Asking>(
  rules: Questions<Asked>,
  answer: (question: Asked) => readonly string[] | undefined,
): Reading<Asked> {
  const given = new Map<string, Certainty>();
  const terms = new Map(rules.terms.map(({ id, when }) => [id, when]));
  const memory = new Map<string, Certainty>();
  const of = (id: string): Certainty => {
    const answered = given.get(id) ?? memory.get(id);
    if (answered !== undefined) return answered;
    const when = terms.get(id);
    const certainty = when === undefined ? no : evaluate(when, of);
    memory.set(id, certainty);
    return certainty;
  };
  const asked: Asked[] = [];
  for (const question of rules.questions) {
    const reach = question.when === undefined ? yes : evaluate(question.when, of);
    const chosen = reach === no ? undefined : counted(question, answer(question), of);
    if (reach !== no) asked.push(question);
    // An answer is at most as certain as the condition under which it is offered.
    for (const { id, when, eases, isFact } of question.answers) {
      const offered = when === undefined ? yes : evaluate(when, of);
      const possible = (eases || isFact) && reach !== no ? yes : reach;
      given.set(id, Math.min(possible, offered, certaintyOf(id, question, chosen)) as Certainty);
    }
    memory.clear();
  }
  return { of, asked };
}

function counted(
  { unsureAs }: Asking,
  chosen: readonly string[] = [unsure],
  of: (id: string) => Certainty,
): readonly string[] {
  if (!unsureAs || !chosen.includes(unsure)) return chosen;
  const { answer, unless } = unsureAs;
  return unless && evaluate(unless, of) === yes ? chosen : [answer];
}

function certaintyOf(id: string, { sharesDoubt }: Asking, chosen: readonly string[] = [unsure]): Certainty {
  if (chosen.includes(id)) return yes;
  const isDoubted = (one: string) =>
    one === unsure || (sharesDoubt ? one.startsWith(doubtOf('')) : one === doubtOf(id));
  return chosen.length === 0 || chosen.some(isDoubted) ? open : no;
}

/** Answers to questions that are no longer asked. */
export function putAside(answers: Answers, { asked }: Pick<Reading, 'asked'>): string[] {
  const ids = new Set(asked.map(({ id }) => id));
  return Object.keys(answers).filter((id) => !ids.has(id));
}

/** Assumes that the rest is answered as most visitors do. */
export function questionsLeft(rules: Pick<Rules, 'questions' | 'terms'>, answers: Answers, shown?: string) {
  const usual = Object.fromEntries(
    rules.questions.map(({ id, pick, answers: choices, usually }) => [
      id,
      usually ?? [pick === 'one' ? (choices.at(-1)?.id ?? none) : none],
    ]),
  );
  return readAnswers(rules, { ...usual, ...answers }).asked.filter(
    ({ id }) => !(id in answers) && id !== shown,
  ).length;
}

/** Answers read from links and storage that the rules know. */
export function knownAnswers(
  rules: { questions: readonly (Asking & Partial<Pick<Question, 'pick' | 'none'>>)[] },
  answers: Answers,
): Answers | undefined {
  const questions = new Map(rules.questions.map((question) => [question.id, question]));
  const isKnown = Object.entries(answers).every(([id, chosen]) => {
    const question = questions.get(id);
    const ids = new Set(
      question?.answers.flatMap((answer) =>
        question.pick === 'one' || chosen.includes(answer.id) ? [answer.id] : [answer.id, doubtOf(answer.id)],
      ),
    );
    const rejectsAll = chosen.includes(none);
    return (
      question !== undefined &&
      chosen.length > 0 &&
      new Set(chosen).size === chosen.length &&
      (question.pick !== 'one' || chosen.length === 1) &&
      chosen.every((answer) => ids.has(answer) || answer === unsure || (answer === none && question.none)) &&
      !(rejectsAll && chosen.length > 1)
    );
  });
  return isKnown ? answers : undefined;
}
