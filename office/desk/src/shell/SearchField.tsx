import field from '@vanda/ui/Field.module.css';
import { Icon } from '@vanda/ui/Icon.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCannotWrite } from '../api/hooks.ts';
import { RequestError, request } from '../api/request.ts';
import { failureMessage } from '../messages/failures.ts';
import { useShortcuts } from '../shortcuts/hooks.ts';
import { Kbd } from '../ui/Kbd/Kbd.tsx';
import styles from './SearchField.module.css';

const minCharacters = 2;

type SearchFieldProps = { className?: string | undefined; text?: string; isFirst?: boolean };

/** The service stores the search, so that addresses contain no names. */
export function SearchField({ className, text = '', isFirst = false }: SearchFieldProps) {
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { key: place } = useLocation();
  const placeNow = useRef(place);
  useEffect(() => {
    placeNow.current = place;
  });
  const cannotWrite = useCannotWrite();
  useShortcuts(className === undefined ? {} : { search: () => focusVisible(input.current, navigate) });

  useEffect(() => {
    if (input.current && text) input.current.value = text;
  }, [text]);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);

  const search = async (event: FormEvent) => {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    if (typed.length < minCharacters) {
      setProblem('Type at least two characters');
      return;
    }
    try {
      const { id, reference } = await request('keepSearch', { body: { text: typed } });
      setProblem(undefined);
      // Ignore the response if the user has navigated meanwhile.
      if (placeNow.current !== place) return;
      if (className !== undefined && input.current) {
        input.current.value = '';
        input.current.blur();
      }
      void navigate(reference === null ? `/people?search=${id}` : `/enquiries/${reference}`);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setProblem(failureMessage(error.failure));
    }
  };

  return (
    <search className={className}>
      <form className={`${field.field} ${styles.find}`} onSubmit={search} noValidate>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          dir="auto"
          aria-label="Find a person, company or reference"
          placeholder="Name, company, reference"
          autoComplete="off"
          spellCheck={false}
          disabled={cannotWrite !== undefined}
          aria-invalid={problem ? true : undefined}
          onInput={() => setProblem(undefined)}
          onKeyDown={(event) => {
            // Pressing `/` inside the search field types a slash.
            if (event.key === '/' && event.currentTarget.value === '') event.preventDefault();
          }}
        />
        {className !== undefined && <Kbd>/</Kbd>}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </form>
    </search>
  );
}

/** On a phone the top bar has no field, so the People screen opens. */
function focusVisible(input: HTMLInputElement | null, navigate: (to: string) => void) {
  if (input && input.offsetParent !== null) input.focus();
  else navigate('/people');
}
