import { classNames } from '../../components/class-names.ts';
import type { Force, RuleCounts } from '../../topics/regulation/horizon/horizon-rules.ts';
import styles from './LawHorizon.module.css';

/** Filters by `:has(:checked)`, without script. */
export function ForceKey({ counts }: { counts: RuleCounts }) {
  const { all, bind, bindInPart, toCome, moved, voluntary, draft, suspended, revoked } = counts;
  return (
    <fieldset className={`flow ${styles.key}`}>
      <legend className="hiddenVisually">Rules to show</legend>
      <label className="chip">
        <input type="radio" name="force" value="all" defaultChecked />
        All <span>{all}</span>
      </label>
      <label className="chip">
        <input type="radio" name="force" value="binding" />
        <ForceGlyph force="binding" />
        Binding <span>{bind}</span>
        <ForceGlyph force="part" />
        in part <span>{bindInPart}</span>
      </label>
      <Choice value="to-come" force="adopted" label="To come" count={toCome} />
      <label className={`chip ${styles.onlyWide}`}>
        <input type="radio" name="force" value="moved" />
        <svg className={styles.glyph} viewBox="-11 -11 22 22" aria-hidden="true">
          <path className={styles.move} d="M-10 8C-8-10 6-10 9 5" />
          <circle className={styles.ring} cx="-10" cy="8" r="2.5" />
        </svg>
        Day moved <span>{moved}</span>
      </label>
      <Choice value="voluntary" force="voluntary" label="Voluntary" count={voluntary} />
      <Choice value="draft" force="draft" label="Draft" count={draft} />
      <Choice value="ended" force="revoked" label="Suspended or revoked" count={suspended + revoked} />
    </fieldset>
  );
}

type ChoiceProps = { value: string; force: Force; label: string; count: number };

const Choice = ({ value, force, label, count }: ChoiceProps) => (
  <label className="chip">
    <input type="radio" name="force" value={value} />
    <ForceGlyph force={force} />
    {`${label} `}
    <span>{count}</span>
  </label>
);

const petal = 'M0 0C.2-2 5.2-2.4 5.5-5.5 5.8-7.6 3.7-9 .7-9-2.3-9-4.8-7.6-5-5.5-5.2-2.4-.1-2 0 0z';
const seed = 'M0 1C.5 0 2.4-.4 2.6-1.4 2.6-2.4 1.6-2.6.4-2.6-1.2-2.6-2.2-2.2-2.3-1.4-2.4-.4-.2 0 0 1z';
const leaves = 'M0 3C-1-1-4-3-7-3-6 1-3 3 0 3 1-1 4-3 7-3 6 1 3 3 0 3z';

/** `grown` and `bud`: a later part that has begun, or is upcoming. */
export type Glyph = Force | 'grown' | 'bud';
export const glyphId = (glyph: Glyph) => `glyph-${glyph}`;

/** One petal that all glyphs use, once on a page. */
export function ForceGlyphs() {
  const sides = (
    <>
      <use href="#petal" transform="rotate(121)" />
      <use href="#petal" transform="rotate(239)" />
    </>
  );
  const small = <use href="#petal" transform="translate(0 3.4)scale(.74)" />;
  const cut = (
    <>
      <g className={styles.grey}>
        <use href="#petal" />
        {sides}
      </g>
      <path className={styles.cut} d="M-5 14 5 10" />
    </>
  );
  return (
    <svg className="hiddenVisually" aria-hidden="true">
      <defs>
        <path id="petal" d={petal} />
        <g id={glyphId('binding')}>
          <use href="#petal" />
          {sides}
          <circle className={styles.eye} r="1.7" />
        </g>
        <g id={glyphId('part')}>
          <g className={classNames(styles.dotted, styles.pale)}>{sides}</g>
          <use href="#petal" />
          <circle className={styles.eye} r="1.7" />
        </g>
        <g id={glyphId('adopted')} className={styles.dotted}>
          <use href="#petal" />
          {sides}
        </g>
        <g id={glyphId('voluntary')} className={styles.contour}>
          <use href="#petal" y="4.5" />
          <path d={seed} />
        </g>
        <path id={glyphId('draft')} className={styles.leaf} d={leaves} />
        <g id={glyphId('suspended')}>{cut}</g>
        <g id={glyphId('revoked')}>{cut}</g>
        <g id={glyphId('grown')}>{small}</g>
        <g id={glyphId('bud')} className={styles.dotted}>
          {small}
        </g>
      </defs>
    </svg>
  );
}

export const ForceGlyph = ({ force }: { force: Force }) => (
  <svg className={styles.glyph} viewBox="-11 -11 22 22" aria-hidden="true">
    <use href={`#${glyphId(force)}`} />
  </svg>
);
