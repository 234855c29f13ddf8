import { type Certainty, evaluate, no, open, yes } from './conditions.ts';
import type { Question, Rules } from './rules.ts';

/** What was answered: ids of answers by the id of their question; `none` rejects all, `unsure` leaves the rest open. */
export type Answers = Readonly<Record<string, readonly string[]>>;
export const none = 'none';
export const unsure = 'unsure';

/** What the answers say so far. */
export type Reading = {
  /** Certainty of an answer or a term. */
  of: (id: string) => Certainty;
  /** Questions that these answers lead to, in order, answered or not. */
  asked: Question[];
};

/**
 * Reads the answers in the order of the questions. A question that is not asked counts as none of its answers,
 * whatever was once answered to it; one that is asked and not answered counts as not sure.
 */
export function readAnswers(rules: Pick<Rules, 'questions' | 'terms'>, answers: Answers): Reading {
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
  const asked: Question[] = [];
  for (const question of rules.questions) {
    const isAsked = question.when === undefined || evaluate(question.when, of) !== no;
    if (isAsked) asked.push(question);
    for (const { id } of question.answers)
      given.set(id, isAsked ? certaintyOf(id, answers[question.id]) : no);
    // Terms may rest on what has just been answered.
    memory.clear();
  }
  return { of, asked };
}

function certaintyOf(id: string, chosen: readonly string[] = [unsure]): Certainty {
  if (chosen.includes(id)) return yes;
  return chosen.length === 0 || chosen.includes(unsure) ? open : no;
}

/** Answers that no longer matter, because their question is not asked any more. */
export function putAside(answers: Answers, { asked }: Pick<Reading, 'asked'>): string[] {
  const ids = new Set(asked.map(({ id }) => id));
  return Object.keys(answers).filter((id) => !ids.has(id));
}

/** How many questions are left besides the one shown, were the rest answered as most visitors do. */
export function questionsLeft(
  rules: Pick<Rules, 'questions' | 'terms'>,
  answers: Answers,
  shown?: string,
): number {
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

/** Only answers that the rules know, without doubles and contradictions: what a link or the tab's memory brings. */
export function knownAnswers(rules: Pick<Rules, 'questions'>, answers: Answers): Answers | undefined {
  const questions = new Map(rules.questions.map((question) => [question.id, question]));
  const isKnown = Object.entries(answers).every(([id, chosen]) => {
    const question = questions.get(id);
    const ids = new Set(question?.answers.map((answer) => answer.id));
    const rejectsAll = chosen.includes(none);
    return (
      question !== undefined &&
      chosen.length > 0 &&
      new Set(chosen).size === chosen.length &&
      (question.pick === 'several' || chosen.length === 1) &&
      chosen.every((answer) => ids.has(answer) || answer === unsure || (answer === none && question.none)) &&
      !(rejectsAll && chosen.length > 1)
    );
  });
  return isKnown ? answers : undefined;
}
