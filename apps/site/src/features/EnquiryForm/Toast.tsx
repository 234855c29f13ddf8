import { Icon } from '@vanda/ui/Icon.tsx';
import { useEffect, useRef, useState } from 'react';

const messages = {
  opened: {
    title: 'Email client opened',
    text: 'Your default email client has been opened with the inquiry details.',
  },
  copied: {
    title: 'Message copied',
    text: 'Paste it into an email to us. The first two lines hold the address and the subject.',
  },
  notCopied: {
    title: 'The message was not copied',
    text: 'Your browser does not allow it. Select the text of your message and copy it from there.',
  },
};

export type ToastMessage = { readonly id: number; readonly name: keyof typeof messages };

const visibleMs = 6000;

/** Dismissed later while hovered or focused (WCAG 2.2.1, 4.1.3). */
export function Toast({ message, onDismiss }: { message: ToastMessage | undefined; onDismiss: () => void }) {
  const [isHeld, setIsHeld] = useState(false);
  const lastFocus = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message starts its own six seconds.
  useEffect(() => {
    if (!message || isHeld) return;
    const timer = setTimeout(onDismiss, visibleMs);
    return () => clearTimeout(timer);
  }, [message?.id, isHeld, onDismiss]);
  const dismiss = () => {
    setIsHeld(false);
    onDismiss();
    lastFocus.current?.focus({ preventScroll: true });
  };
  return (
    // The status is always rendered, so that changes are announced.
    <div role="status" className="form-toasts">
      {message && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it in view.
        <div
          key={message.id}
          className="form-toast"
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={({ currentTarget }) => setIsHeld(currentTarget.contains(document.activeElement))}
          onFocus={({ relatedTarget }) => {
            setIsHeld(true);
            if (relatedTarget instanceof HTMLElement) lastFocus.current = relatedTarget;
          }}
          onBlur={({ currentTarget }) => setIsHeld(currentTarget.matches(':hover'))}
        >
          <Icon name="tick" />
          <b>{messages[message.name].title}</b>
          <p className="small soft">{messages[message.name].text}</p>
          <button type="button" className="iconButton" aria-label="Dismiss" onClick={dismiss}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
