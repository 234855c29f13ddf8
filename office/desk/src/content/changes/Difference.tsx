import { diffWordsWithSpace } from 'diff';

type DifferenceProps = {
  before: string;
  after: string;
  /** Which of the two texts is shown. */
  side: 'before' | 'after';
  tags?: readonly ['del', 'ins'] | readonly ['mark', 'mark'];
};

/** A text with the words marked that the other one lacks, without the spaces around them. */
export function Difference({ before, after, side, tags: [Gone, Come] = ['del', 'ins'] }: DifferenceProps) {
  let at = 0;
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => {
    const key = at;
    at += value.length;
    if (!added && !removed) return <span key={key}>{value}</span>;
    if (added !== (side === 'after')) return null;
    const Mark = added ? Come : Gone;
    const words = value.trim() || value;
    const from = value.indexOf(words);
    return (
      <span key={key}>
        {value.slice(0, from)}
        <Mark>{words}</Mark>
        {value.slice(from + words.length)}
      </span>
    );
  });
}
