import type { Gap } from './failures.ts';

/** A gap as written in an email: `[[no date chosen]]`. */
const gapPattern = /\[\[([^[\]\n]*)\]\]/g;

export const gapText = (message: string): string => `[[${message}]]`;

/** Gaps in their order, the subject first. One gap stops the email from being sent. */
export const gapsOf = ({ subject, text }: { readonly subject: string; readonly text: string }): Gap[] => [
  ...gapsIn('subject', subject),
  ...gapsIn('text', text),
];

export const gapRanges = (text: string): (readonly [start: number, end: number])[] =>
  [...text.matchAll(gapPattern)].map(({ 0: gap, index }) => [index, index + gap.length]);

export const gapSentence = ({ part, line, message }: Gap): string =>
  `${part === 'subject' ? 'Subject' : `Line ${line}`}: ${message}.`;

const gapsIn = (part: Gap['part'], text: string): Gap[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(gapPattern)].map(([, message = '']) => ({
        part,
        line: index + 1,
        message: message.trim() || 'nothing filled in',
      })),
    );
