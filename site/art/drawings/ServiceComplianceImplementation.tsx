import { type DrawingProps, Plate } from '../Plate.tsx';
import { writing } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';

const checks = [112, 152, 192, 232, 272];

/** A policy binder on a desk: five lines ticked, and three petals for tabs. */
export function ServiceComplianceImplementation(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="blush" {...props}>
      <path className="w" d="M0 300h480v60H0z" />
      <path className="h2" d="M0 314h480M0 330h480M0 348h480" />
      <path className="k" d="M0 300H480" />
      <Petal x={300} y={112} turn={90} length={112} width={40} tone={1} engraving="veins" lines={7} />
      <Petal x={300} y={186} turn={90} length={128} width={42} tone={2} engraving="mesh" lines={6} rows={7} />
      <Petal x={300} y={260} turn={90} length={112} width={40} tone={3} engraving="contours" lines={4} />
      <path className="shade" d="M96 322h250l34 14H120z" />
      <path className="p1d" d="M70 46l26-12v296l-26-14z" />
      <path className="pg" d="M96 34H346V330H96z" />
      <path className="k" d="M346 330V34H96M340 330V40M334 330V46" />
      <path className="blk" d="M96 34H330V326H96z" />
      <path className="k" d="M96 34H330V326H96z" />
      <path className="kg" d="M104 76h16v12h-16zM104 176h16v12h-16zM104 276h16v12h-16z" />
      <path className="kk" d="M148 72h110" />
      <path className="h2" d={checks.map((y) => writing(182, y - 6, 124, 2, 12)).join('')} />
      <path className="k" d={checks.map((y) => `M148 ${y - 12}h20v20h-20z`).join('')} />
      <path
        className="k2 wide"
        d={checks
          .slice(0, 4)
          .map((y) => `M151 ${y - 4}l7 8 16-20`)
          .join('')}
      />
      <circle className="s" cx="158" cy="270" r="6" />
    </Plate>
  );
}
