import { TextArea, TextField } from './Field/Field.tsx';

type Letter = { subject: string; text: string };
type LetterFieldsProps = { letter: Letter; hint?: string; onChange: (letter: Letter) => void };

export function LetterFields({ letter: { subject, text }, hint, onChange }: LetterFieldsProps) {
  return (
    <>
      <TextField
        label="Subject"
        value={subject}
        onChange={({ target }) => onChange({ subject: target.value, text })}
      />
      <TextArea
        label="Text"
        hint={hint}
        rows={10}
        value={text}
        onChange={({ target }) => onChange({ subject, text: target.value })}
      />
    </>
  );
}
