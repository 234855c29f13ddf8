import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../Field/Field.tsx';
import { Buttons } from '../Form/Form.tsx';

export function CopyField({ label, value, button }: { label: string; value: string; button: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <>
      <TextField label={label} value={value} readOnly onFocus={({ target }) => target.select()} />
      <Buttons>
        <Button variant="go" onClick={copy}>
          {isCopied ? 'Copied' : button}
        </Button>
      </Buttons>
    </>
  );
}
