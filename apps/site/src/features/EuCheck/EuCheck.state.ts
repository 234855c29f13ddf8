import {
  type Answers,
  knownAnswers,
  putAside,
  questionsLeft,
  readAnswers,
} from '@vanda/eu-ai-act-rules/answers';
import type { QuestionRules } from '@vanda/eu-ai-act-rules/rules';
import { addressOf, linkPrefix, nextAddress, stepPrefix } from './check-address.ts';
import { readLink } from './check-link.ts';

export type StoredCheck = {
  answers: Answers;
  turnoverEur?: number | undefined;
  draft?: { question: string; chosen: readonly string[] } | undefined;
  notes?: CheckNotes | undefined;
};

export type KeptCheck = StoredCheck & { headline: string };

export type CheckNotes = {
  system: Readonly<Record<string, string>>;
  reasons: Readonly<Record<string, string>>;
};

export type CheckState = StoredCheck & {
  /** A question's id, `result`, or undefined on the start page. */
  step: string | undefined;
  /** State of an address; stored once the visitor changes an answer. */
  link?: { version: string; changes: readonly string[]; isUnknownVersion: boolean; replacesStored: boolean };
  note?: string | undefined;
  isLinkDamaged?: boolean;
};

export type CheckEvent =
  | { type: 'ticked'; chosen: readonly string[] }
  | { type: 'answered'; chosen: readonly string[]; turnoverEur?: number | undefined }
  | { type: 'asked'; step: string }
  | { type: 'noted'; notes: CheckNotes }
  | { type: 'loaded'; check: StoredCheck }
  | { type: 'restarted' };

export const resultStep = 'result';

/** Opens the result only where all answers are given. */
export function openCheck(rules: QuestionRules, hash: string, stored: StoredCheck | undefined): CheckState {
  const known = knownCheck(rules, stored);
  if (hash.startsWith(linkPrefix)) return openLink(rules, hash, known);
  if (!hash.startsWith(stepPrefix)) return { ...known, step: undefined };
  const step = hash.slice(stepPrefix.length);
  const next = firstOpen(rules, known.answers);
  const isOpenable = step === next || step in known.answers;
  if (isOpenable && (step === resultStep || isAsked(rules, known.answers, step))) return { ...known, step };
  const isStarted = Object.keys(known.answers).length > 0 || addressOf(step) === nextAddress;
  return { ...known, step: isStarted ? next : undefined };
}

function openLink(rules: QuestionRules, hash: string, known: StoredCheck): CheckState {
  const linked = readLink(hash);
  const answers = linked && knownAnswers(rules, linked.answers);
  if (!linked || !answers) return { ...known, step: undefined, isLinkDamaged: true };
  const { version, turnoverEur } = linked;
  const hasOwn = Object.keys(known.answers).length > 0;
  const link = {
    version,
    changes: rules.history.filter((entry) => entry.version > version).flatMap(({ changes }) => changes),
    isUnknownVersion: !rules.history.some((entry) => entry.version === version),
    replacesStored: hasOwn && JSON.stringify(known.answers) !== JSON.stringify(answers),
  };
  return { answers, turnoverEur, link, step: firstOpen(rules, answers) };
}

export function reduceCheck(rules: QuestionRules, state: CheckState, event: CheckEvent): CheckState {
  const { answers, turnoverEur, draft, notes, step } = state;
  switch (event.type) {
    case 'ticked':
      return { ...state, draft: step === undefined ? undefined : { question: step, chosen: event.chosen } };
    case 'asked':
      return { answers, turnoverEur, draft, notes, step: event.step };
    case 'noted':
      return { ...state, notes: event.notes };
    case 'loaded': {
      const check = knownCheck(rules, event.check);
      return { ...check, step: firstOpen(rules, check.answers) };
    }
    case 'restarted':
      return { answers: {}, step: firstOpen(rules, {}) };
    case 'answered': {
      if (step === undefined) return state;
      const changed = { ...answers, [step]: event.chosen };
      return {
        answers: changed,
        notes,
        turnoverEur: asksTurnover(rules, step) ? event.turnoverEur : turnoverEur,
        step: firstOpen(rules, changed),
        note: noteOn(rules, answers, changed, step),
      };
    }
  }
}

function noteOn(rules: QuestionRules, before: Answers, after: Answers, step: string): string | undefined {
  const asideOf = (answers: Answers) => putAside(answers, readAnswers(rules, answers)).length;
  const aside = asideOf(after) - asideOf(before);
  const more = questionsLeft(rules, after) - questionsLeft(rules, before, step);
  const notes = [
    aside === 1 && 'One answer no longer matters and is put aside.',
    aside > 1 && `${aside} answers no longer matter and are put aside.`,
    more > 0 && `${more} more, because of that answer.`,
  ].filter(Boolean);
  return notes.length > 0 ? notes.join(' ') : undefined;
}

const firstOpen = (rules: QuestionRules, answers: Answers): string =>
  readAnswers(rules, answers).asked.find(({ id }) => !(id in answers))?.id ?? resultStep;

const asksTurnover = ({ questions }: QuestionRules, step: string) =>
  questions.some(({ id, asksTurnover }) => id === step && asksTurnover);

const isAsked = (rules: QuestionRules, answers: Answers, step: string) =>
  readAnswers(rules, answers).asked.some(({ id }) => id === step);

function knownCheck(rules: QuestionRules, stored: StoredCheck = { answers: {} }): StoredCheck {
  const known = Object.entries(stored.answers).filter(([id, chosen]) =>
    knownAnswers(rules, { [id]: chosen }),
  );
  return { ...stored, answers: Object.fromEntries(known) };
}
