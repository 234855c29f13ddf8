import { inMarkdown } from '../../text/markdown-hints.ts';
import { Rich } from '../Rich/Rich.tsx';
import './SourceMarks.css';

/** `id` is that of the mark, where the list links back to it. */
export type CitedSource = { key: string; number: number; id?: string };

export type Cite = (keys: readonly string[] | undefined) => CitedSource[];

export function SourceMarks({ sources }: { sources: readonly CitedSource[] | undefined }) {
  if (!sources?.length) return null;
  return (
    <span className="marks" {...inMarkdown('marks')}>
      {sources.map(({ key, number, id }) => (
        <a key={key} id={id} href={`#source-${number}`}>
          {number}
        </a>
      ))}
    </span>
  );
}

type CitedTextProps = {
  text: string;
  sources: readonly CitedSource[] | undefined;
  className?: string | undefined;
};

export const CitedText = ({ text, sources, className }: CitedTextProps) => (
  <p className={className}>
    <Rich text={text} />
    <SourceMarks sources={sources} />
  </p>
);

export const SourceLine = ({ sources }: { sources: readonly CitedSource[] }) => (
  <p className="note" {...inMarkdown('label')}>
    Sources
    <SourceMarks sources={sources} />
  </p>
);
