import { Button } from '@vanda/ui/Button.tsx';
import type { ReactNode } from 'react';
import { WriteButton } from '../Button/WriteButton.tsx';
import { Buttons, Form } from '../Form/Form.tsx';
import { Panel } from './Panel.tsx';

type FormPanelProps = {
  title: string;
  isOpen?: boolean;
  onClose: () => void;
  onSubmit: () => void;
  /** Names the command. */
  submit: string;
  /** Names what closing does. */
  leave?: string;
  isDisabled?: boolean;
  children: ReactNode;
};

/** `Ctrl Enter` executes it. */
export function FormPanel({
  title,
  isOpen = true,
  onClose,
  onSubmit,
  submit,
  leave = 'Leave it as it is',
  isDisabled = false,
  children,
}: FormPanelProps) {
  return (
    <Panel title={title} isOpen={isOpen} onClose={onClose}>
      <Form onSubmit={() => !isDisabled && onSubmit()}>
        {children}
        <Buttons>
          <WriteButton variant="primary" type="submit" aria-disabled={isDisabled}>
            {submit}
          </WriteButton>
          <Button variant="text" onClick={onClose}>
            {leave}
          </Button>
        </Buttons>
      </Form>
    </Panel>
  );
}
