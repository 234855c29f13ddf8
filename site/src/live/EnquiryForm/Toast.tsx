import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';

/** A message that comes and goes. `id` tells two of the same words apart. */
export type ToastMessage = { readonly id: number; readonly title: string; readonly text: string };

const visibleMs = 6000;

type ToastProps = { message: ToastMessage | undefined; onDismiss: () => void };

/** Stays for six seconds, and longer while it is pointed at or holds the focus (WCAG 2.2, 2.2.1 and 4.1.3). */
export function Toast({ message, onDismiss }: ToastProps) {
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
    // The region is always there, so that what appears in it is announced.
    <div role="status" className="form-toasts">
      {message && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it in view.
        <div
          key={message.id}
          className="form-toast"
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={({ relatedTarget }) => {
            setIsHeld(true);
            if (relatedTarget instanceof HTMLElement) lastFocus.current = relatedTarget;
          }}
          onBlur={() => setIsHeld(false)}
        >
          <Icon name="tick" />
          <b>{message.title}</b>
          <p>{message.text}</p>
          <button type="button" aria-label="Dismiss" onClick={dismiss}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
