import type { Gap } from './failures.ts';

/** A gap as written in an email: `[[no date chosen]]`. */
const gapPattern = /\[\[([^[\]\n]*)\]\]/g;

export function gapText(message: string): string {
  return `[[${message}]]`;
}

/** Gaps in their order, the subject first. One gap stops the email from being sent. */
export function gapsOf({ subject, text }: { readonly subject: string; readonly text: string }): Gap[] {
  return [...gapsIn('subject', subject), ...gapsIn('text', text)];
}

export function gapRanges(text: string): (readonly [start: number, end: number])[] {
  return [...text.matchAll(gapPattern)].map(({ 0: gap, index }) => [index, index + gap.length]);
}

export function gapSentence({ part, line, message }: Gap): string {
  return `${part === 'subject' ? 'Subject' : `Line ${line}`}: ${message}.`;
}

function gapsIn(part: Gap['part'], text: string): Gap[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(gapPattern)].map(([, message = '']) => ({
      part,
      line: index + 1,
      message: message.trim() || 'nothing filled in',
    })),
  );
}
