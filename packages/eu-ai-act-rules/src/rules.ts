import type { Condition } from './conditions.ts';

export type LawDay = { day: string; original?: string | undefined };

/** `waits`: the duty begins on `day` at the earliest, and only with the event that `head` names. */
export type Beginning = { head?: string | undefined; waits?: true | undefined };

export type Citation = {
  title: string;
  address?: string | undefined;
  status: 'binding' | 'guideline' | 'recommendation' | 'draft';
};

type Cited = { article: string; sources: string[] };
type Conditional = { id: string; when: Condition };

export type Answer = {
  id: string;
  title: string;
  article?: string | undefined;
  inside?: string[] | undefined;
  outside?: string[] | undefined;
  eases?: true | undefined;
  /** Counts as answered also where only a doubt leads to the question. */
  isFact?: true | undefined;
  /** Condition under which the answer is offered. It refers to earlier questions only. */
  when?: Condition | undefined;
};

export type Question = {
  id: string;
  short: string;
  title: string;
  help?: string | undefined;
  why: { text: string; article: string };
  /** `one`: exclusive answers, strictest first. */
  pick: 'one' | 'several';
  /** Refers to earlier questions only. */
  when?: Condition | undefined;
  answers: Answer[];
  none?: string | undefined;
  /** How an answer of "not sure" counts. */
  unsure: string;
  /** The answer as which "not sure" counts, unless the condition certainly holds; the doubt stays an open point. */
  unsureAs?: { answer: string; unless?: Condition | undefined } | undefined;
  /** Where this certainly holds, later answers have settled a doubt about the question. */
  settled?: Condition | undefined;
  /** A doubt about one answer leaves open the others that are not ticked. */
  sharesDoubt?: true | undefined;
  asksTurnover?: true | undefined;
  /** The doubt concerns only the day of duties. */
  about?: 'day' | undefined;
  usually?: string[] | undefined;
};

export const findingRows = [
  'scope',
  'prohibited',
  'high-risk',
  'way-out',
  'transparency',
  'model',
  'old',
  'supervisor',
] as const;

export type Finding = Conditional &
  Cited & {
    row: (typeof findingRows)[number];
    title: string;
    text: string;
    /** The finding states that something does not apply; shown only when certain. */
    absent?: true | undefined;
  };

export type Duty = Conditional &
  Cited & {
    /** The duty is shown once, under the first of these roles that the reader has. */
    roles: string[];
    asks: string;
    evidence: string;
    /** Id of a day or schedule. */
    from: string;
    group: string;
    fine?: string | undefined;
    /** Replaces the scope of the role. */
    scope?: Condition | undefined;
    /** Milder variants of the text, used only when certain. */
    wording?: { when: Condition; if: string; article?: string | undefined; asks: string }[] | undefined;
  };

export type Draft = Cited & {
  id: string;
  title: string;
  owed?: string[] | undefined;
  when?: Condition | undefined;
  sections: { title: string; text: string; owed?: string[] | undefined; when?: Condition | undefined }[];
};

/** Conditions refer to ids of answers and terms. */
export type Rules = {
  version: string;
  reviewedOn: string;
  disclaimer: string;
  lawText: { consolidated: string; regulation: string; amendment: string };
  citations: Record<string, Citation>;
  contactService: string;
  history: { version: string; changes: string[] }[];
  groups: { id: string; title: string }[];
  days: Record<string, LawDay>;
  questions: Question[];
  terms: Conditional[];
  roles: (Conditional & {
    title: string;
    otherTitle: string;
    scope: Condition;
    isOtherSide?: true | undefined;
    absent?: Condition | undefined;
  })[];
  /** The first match applies; the last schedule has no condition. */
  schedules: {
    id: string;
    days: ({ day: string; when?: Condition | undefined; isListed?: true | undefined } & Beginning)[];
  }[];
  findings: Finding[];
  duties: Duty[];
  openPoints: (Conditional &
    Cited & {
      title: string;
      text: string;
      counted: string;
      about?: 'day' | undefined;
      /** Questions whose answers contradict each other, shown only where the contradiction is certain. */
      between?: string[] | undefined;
    })[];
  changes: (Conditional & Cited & { if: string; then: string })[];
  reliefs: (Conditional & Cited & { title: string })[];
  notOwed: (Conditional & Cited & { role: string; duty: string; text: string })[];
  fines: (Conditional &
    Cited & {
      breach: string;
      /** Provisions that bind a role. They replace `breach` for the roles of the reader whose duties lead to the fine. */
      byRole?: Record<string, string> | undefined;
      sumEur?: number | undefined;
      percent?: number | undefined;
      lowerFor: string[];
      anyDuty?: true | undefined;
      /** The fine to which duties lead in its place. */
      replaces?: string | undefined;
      isCertain?: true | undefined;
      since: string;
    })[];
  drafts: Draft[];
  assumptions: { when: Condition; note: string; answers: Record<string, string[]>; without: string[] }[];
  /** The deciding questions, for a reader with at least this many doubts. Those `beside` do not count where `when` certainly holds. */
  doubtful: { from: number; questions: string[]; beside: { when: Condition; questions: string[] } };
  abroad: { title: string; text: string; duties: string[]; sources: string[] };
  headlines: {
    when: Condition;
    title: string;
    open?: string | undefined;
    likely?: Condition | undefined;
    sure?: Condition | undefined;
    owed?: string[] | undefined;
    lead: string;
    openLead?: string | undefined;
  }[];
};

/** The half of the rules that the questions need. */
export type QuestionRules = Pick<
  Rules,
  'version' | 'disclaimer' | 'lawText' | 'history' | 'questions' | 'terms' | 'doubtful'
>;
