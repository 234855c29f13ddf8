import { parseRichText } from '../../text/rich-text.ts';
import { Anchor } from '../Anchor/Anchor.tsx';

/** A paragraph's text with its bold words and links. */
export function Rich({ text }: { text: string }) {
  return parseRichText(text).map((part, i) => {
    const key = `${i}${part.text}`;
    if (part.kind === 'bold') return <b key={key}>{part.text}</b>;
    if (part.kind === 'emphasis') return <i key={key}>{part.text}</i>;
    if (part.kind === 'superscript') return <sup key={key}>{part.text}</sup>;
    if (part.kind === 'link') {
      return (
        <Anchor key={key} to={part.to} hasOutwardArrow={false}>
          {part.text}
        </Anchor>
      );
    }
    return part.text;
  });
}
