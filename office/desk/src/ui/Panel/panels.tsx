import { Button } from '@vanda/ui/Button.tsx';
import { Icon } from '@vanda/ui/Icon.tsx';
import { type ReactNode, useEffect } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { recoverFocus } from '../../focus-recovery.ts';
import { CommandFailed, type CommandFailedProps } from '../alerts.tsx';
import { Form, WriteButton } from '../form.tsx';
import styles from './Panel.module.css';

type PanelProps = {
  title: string;
  isOpen: boolean;
  onClose?: () => void;
  children: ReactNode;
  place?: 'side' | 'middle';
};

/** A modal dialog. `Esc` closes it and returns the focus. */
export function Panel({ title, isOpen, onClose, children, place = 'side' }: PanelProps) {
  // The command of the panel may have removed or moved what opened it.
  useEffect(() => (isOpen ? () => recoverFocus(true) : undefined), [isOpen]);
  return (
    <ModalOverlay
      className={`unprinted ${styles.overlay} ${styles[place]}`}
      isOpen={isOpen}
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={!onClose}
      // A click outside must not discard typed text.
      shouldCloseOnInteractOutside={() => false}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose?.()}
    >
      <Modal className={styles.panel ?? ''}>
        <Dialog className={`stack ${styles.dialog}`}>
          <div className={styles.head}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {onClose && (
              <button
                type="button"
                className={`iconButton ${styles.close}`}
                onClick={onClose}
                aria-label="Close the panel"
              >
                <Icon name="close" />
              </button>
            )}
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type FormPanelProps = {
  title: string;
  isOpen?: boolean;
  onClose: () => void;
  onSubmit: () => void;
  submit: string;
  leave?: string;
  isDisabled?: boolean;
  failing?: CommandFailedProps;
  children: ReactNode;
};

/** `Ctrl Enter` executes the command. */
export const FormPanel = ({
  title,
  isOpen = true,
  onClose,
  onSubmit,
  submit,
  leave = 'Leave it as it is',
  isDisabled = false,
  failing,
  children,
}: FormPanelProps) => (
  <Panel title={title} isOpen={isOpen} onClose={onClose}>
    <Form onSubmit={() => !isDisabled && onSubmit()}>
      {failing && <CommandFailed {...failing} />}
      {children}
      <div className="buttons">
        <WriteButton variant="primary" type="submit" aria-disabled={isDisabled}>
          {submit}
        </WriteButton>
        <Button variant="text" onClick={onClose}>
          {leave}
        </Button>
      </div>
    </Form>
  </Panel>
);
