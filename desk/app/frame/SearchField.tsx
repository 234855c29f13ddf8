import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Refused, request } from '../api/request.ts';
import { useCannotWrite } from '../api/use-act.ts';
import { useKeys } from '../keys/use-keys.ts';
import { Icon } from '../ui/Icon/Icon.tsx';
import { Kbd } from '../ui/Kbd/Kbd.tsx';
import { refusalInWords } from '../words/refusals.ts';
import styles from './SearchField.module.css';

const leastCharacters = 2;

type SearchFieldProps = {
  className?: string | undefined;
  /** What is looked for at the moment. */
  text?: string;
  isFirst?: boolean;
};

/**
 * Searches name, e-mail, company, reference and text. What was typed is kept at the service, so that the address of the
 * results holds no name.
 */
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
  useKeys(className === undefined ? {} : { search: () => focusVisible(input.current, navigate) });

  useEffect(() => {
    if (input.current && text) input.current.value = text;
  }, [text]);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);

  const search = async (event: FormEvent) => {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    if (typed.length < leastCharacters) {
      setProblem('Type at least two characters');
      return;
    }
    try {
      const { id, reference } = await request('keepSearch', { body: { text: typed } });
      setProblem(undefined);
      // Who has gone elsewhere meanwhile is not fetched back.
      if (placeNow.current !== place) return;
      if (className !== undefined && input.current) {
        input.current.value = '';
        input.current.blur();
      }
      void navigate(reference === null ? `/people?search=${id}` : `/enquiries/${reference}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem(refusalInWords(error.refusal));
    }
  };

  return (
    <search className={className}>
      <form className={styles.find} onSubmit={search} noValidate>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          aria-label="Find a person, company or reference"
          placeholder="Name, company, reference"
          autoComplete="off"
          spellCheck={false}
          disabled={cannotWrite !== undefined}
          aria-invalid={problem ? true : undefined}
          onInput={() => setProblem(undefined)}
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

/** On a phone the bar has no field; the screen of people has one. */
function focusVisible(input: HTMLInputElement | null, navigate: (to: string) => void) {
  if (input && input.offsetParent !== null) input.focus();
  else navigate('/people');
}
