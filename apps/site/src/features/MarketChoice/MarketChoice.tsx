import { Button } from '@vanda/ui/Button.tsx';
import { Fold } from '../../components/Fold/Fold.tsx';
import { inMarkdown } from '../../text/markdown-hints.ts';

type MarketChoiceProps = {
  action: string;
  choose: { title: string; note: string; button: string };
  markets: readonly { id: string; name: string }[];
  /** Number of markets that a phone shows before the fold. */
  first: number;
  chosen: readonly string[];
};

/** The address holds the choice: `?eu=on&usa=on`. */
export const MarketChoice = ({ action, choose, markets, first, chosen }: MarketChoiceProps) => (
  <form id="choose" className="scripted above" action={`${action}#chosen`} {...inMarkdown('skip')}>
    <fieldset>
      <legend>{choose.title}</legend>
      <Chips markets={markets.slice(0, first)} chosen={chosen} />
      <div className="above">
        <Fold label={`${markets.length - first} more`}>
          <Chips markets={markets.slice(first)} chosen={chosen} />
        </Fold>
      </div>
    </fieldset>
    <p className="above">
      <Button type="submit" variant="primary">
        {choose.button}
      </Button>
    </p>
    <p className="note above">{choose.note}</p>
  </form>
);

const Chips = ({ markets, chosen }: Pick<MarketChoiceProps, 'markets' | 'chosen'>) => (
  <div className="flow above">
    {markets.map(({ id, name }) => (
      <label key={id} className="chip">
        <input type="checkbox" name={id} defaultChecked={chosen.includes(id)} />
        {name}
      </label>
    ))}
  </div>
);
