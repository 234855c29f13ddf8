import { addDays } from '@vanda/forms/day';
import { parseRichText, type RichPart } from '../../text/rich-text.ts';
import { Anchor } from '../Anchor/Anchor.tsx';

export const Rich = ({ text }: { text: string }) =>
  parseRichText(text).map((part, i) => {
    const key = `${i}${part.text}`;
    if (part.kind === 'bold') return <b key={key}>{part.text}</b>;
    if (part.kind === 'emphasis') return <i key={key}>{part.text}</i>;
    if (part.kind === 'superscript') return <sup key={key}>{part.text}</sup>;
    if (part.kind === 'dated') return <Dated key={key} part={part} />;
    if (part.kind === 'link') {
      return (
        <Anchor key={key} to={part.to} hasOutwardArrow={false}>
          {part.text}
        </Anchor>
      );
    }
    return part.text;
  });

function Dated({ part }: { part: Extract<RichPart, { kind: 'dated' }> }) {
  const { text, other, until, isPast } = part;
  const [before, after] = isPast ? [other, text] : [text, other];
  return (
    <>
      <span hidden={isPast} data-from="0000-01-01" data-until={until}>
        {before}
      </span>
      <span hidden={!isPast} data-from={addDays(until, 1)} data-until="9999-12-31">
        {after}
      </span>
    </>
  );
}
