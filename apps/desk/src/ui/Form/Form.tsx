import type { FormEvent, ReactNode } from 'react';
import { useCannotWrite } from '../../api/hooks.ts';
import { classNames } from '../class-names.ts';

type FormProps = {
  className?: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Without it, `Esc` is left to the dialog around the form. */
  onCancel?: () => void;
  children: ReactNode;
};

/** `Ctrl Enter` submits it from every field. */
export function Form({ className, onSubmit, onCancel, children }: FormProps) {
  const cannotWrite = useCannotWrite();
  return (
    <form
      className={classNames('stack', className)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (cannotWrite === undefined) onSubmit(event);
      }}
      onKeyDown={(event) => {
        // React events also bubble out of dialogs that the form has opened.
        if (!event.currentTarget.contains(event.target as Element)) return;
        const isInField = (event.target as Element).matches('input, select, textarea');
        const isSubmit = isInField && event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (isSubmit) event.currentTarget.requestSubmit();
        else if (event.key === 'Escape' && onCancel) onCancel();
        else return;
        event.preventDefault();
      }}
    >
      {children}
    </form>
  );
}
