import type { HorizonStage } from '../../schemas/parts/figure-fields.ts';
import { classNames } from '../../ui/class-names.ts';
import evidence from '../evidence.module.css';
import { petalsDrawing } from '../Petals/petals-drawing.ts';
import styles from './Horizon.module.css';

const { petal, petals } = petalsDrawing(3, 3);
const leaf = 'M0 0C8-20 34-30 74-26 58-4 26 10 0 0z';
const tones = [styles.first, styles.second, styles.third];

type HeadSize = {
  /** Over the end of its stem, in pixels. */
  height: number;
  /** How far it reaches to a side, with its distance to a label. */
  reach: number;
  /** Where its number stands, if beside it: over it a neighbour may grow. */
  side?: number;
};

export const headSizes: Record<HorizonStage, HeadSize> = {
  trial: { height: 52, reach: 44, side: -42 },
  voluntary: { height: 52, reach: 64 },
  standard: { height: 72, reach: 84 },
  addition: { height: 26, reach: 58, side: 54 },
};

/** What stands on a stem: a dotted bud, a flower in contours, a flower, two leaves. */
export function PlantHead({ stage }: { stage: HorizonStage }) {
  switch (stage) {
    case 'trial':
      return <path d={petal} transform="scale(.6)" className={classNames(evidence.dotted, styles.even)} />;
    case 'voluntary':
      return petals.flatMap(({ turn }) =>
        ['.6', '.36'].map((size) => (
          <path
            key={`${turn}${size}`}
            d={petal}
            transform={`rotate(${turn})translate(0 -5)scale(${size})`}
            className={classNames(evidence.contour, styles.even)}
          />
        )),
      );
    case 'standard':
      return petals.map(({ turn }, i) => (
        <path
          key={turn}
          d={petal}
          transform={`rotate(${turn})translate(0 -5)scale(.82)`}
          className={tones[i]}
        />
      ));
    case 'addition':
      return ['-20', '-140'].map((turn) => (
        <path key={turn} d={leaf} transform={`rotate(${turn})scale(.6)`} className={styles.leaf} />
      ));
  }
}
