import { diffWordsWithSpace } from 'diff';

type DifferenceProps = {
  before: string;
  after: string;
  /** Which of the two texts is shown. */
  side: 'before' | 'after';
  tags?: readonly ['del', 'ins'] | readonly ['mark', 'mark'];
};

/** A text with the words marked that the other one lacks. */
export function Difference({ before, after, side, tags: [Gone, Come] = ['del', 'ins'] }: DifferenceProps) {
  let at = 0;
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => {
    const key = at;
    at += value.length;
    if (added) return side === 'after' && <Come key={key}>{value}</Come>;
    if (removed) return side === 'before' && <Gone key={key}>{value}</Gone>;
    return <span key={key}>{value}</span>;
  });
}
