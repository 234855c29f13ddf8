import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Panel.module.css';

type PanelProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** `side`: an act at the right. `middle`: something over the page. */
  place?: 'side' | 'middle';
  /** False where there is nothing to go back to. */
  isDismissable?: boolean;
};

/** A panel over the screen for one act. `Esc` closes it; focus goes back to where it came from. */
export function Panel({
  title,
  isOpen,
  onClose,
  children,
  place = 'side',
  isDismissable = true,
}: PanelProps) {
  return (
    <ModalOverlay
      className={`${styles.overlay} ${styles[place]}`}
      isOpen={isOpen}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      // A press beside it is no decision: what stands in the panel may have been written.
      shouldCloseOnInteractOutside={() => false}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
    >
      <Modal className={styles.panel ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <div className={styles.head}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {isDismissable && (
              <button type="button" className={styles.close} onClick={onClose} aria-label="Close the panel">
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
