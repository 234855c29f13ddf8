import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { TextField } from '../Field/Field.tsx';

export function CopyField({ label, value, button }: { label: string; value: string; button: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <>
      <TextField label={label} value={value} readOnly onFocus={({ target }) => target.select()} />
      <div className="buttons">
        <Button variant="primary" onClick={copy}>
          {isCopied ? 'Copied' : button}
        </Button>
      </div>
    </>
  );
}
