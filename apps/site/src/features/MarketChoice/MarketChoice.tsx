import { Button } from '@vanda/ui/Button.tsx';
import type { ReactNode } from 'react';
import { inMarkdown } from '../../text/markdown-hints.ts';

type MarketChoiceProps = {
  action: string;
  legend: string;
  button: string;
  markets: readonly { id: string; name: string }[];
  /** A table with a column for each market, after that of the headings. */
  children: ReactNode;
};

/** In the section `choose`. The address holds the choice: `?eu=on&usa=on`. */
export const MarketChoice = ({ action, legend, button, markets, children }: MarketChoiceProps) => (
  <>
    <form className="scripted" action={`${action}#chosen`} {...inMarkdown('skip')}>
      <fieldset>
        <legend className="hiddenVisually">{legend}</legend>
        <div className="flow">
          {markets.map(({ id, name }) => (
            <label key={id} className="chip">
              <input type="checkbox" name={id} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="above">
        <Button type="submit">{button}</Button>
      </p>
    </form>
    <div id="chosen" className="above" hidden>
      {children}
    </div>
  </>
);
