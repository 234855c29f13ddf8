import { type DrawingProps, Plate } from '../Plate.tsx';
import { Flower } from '../parts/Flower.tsx';
import { box, circle, grid, rings, writing } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';

/** The plan of a desk: a sheet, a table and a slide, all joined to one seed that the chair faces. */
export function ArticleAssistant2(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 640 360" ground="celadon" {...props}>
      <path className="h" d={grid(640, 360)} />
      <path className="kk" d="M40 0V72M40 168V360M46 0V72M46 168V360M40 72h6M40 168h6" />
      <path className="k" d="M46 72h92M138 72a92 92 0 0 1-92 96" />
      <path className="shade" d="M168 62h410v204H168z" />
      <path className="blk" d="M158 50h410v206H158z" />
      <path className="k" d="M158 50h410v206H158z" />
      <g transform="rotate(-6 232 130)">
        <path className="kg" d={box(186, 76, 88, 112)} />
        <path className="r1" d="M198 92h44" />
        <path className="h2" d={writing(198, 108, 64, 6, 12)} />
      </g>
      <g transform="rotate(5 500 108)">
        <path className="kg" d={box(440, 70, 112, 76)} />
        <path className="h2" d="M440 89h112M440 108h112M440 127h112M477 70v76M514 70v76" />
        <path className="r2" d="M446 99h22M446 118h25M446 136h16" />
      </g>
      <path className="kg" d={box(446, 174, 100, 62)} />
      <path className="k" d="M456 226H536M456 226V186" />
      <Petal x={472} y={226} length={22} width={8} tone={3} gap="none" />
      <Petal x={494} y={226} length={32} width={9} tone={2} gap="none" />
      <Petal x={516} y={226} length={42} width={10} tone={1} gap="none" />
      <path className="k" d="M342 130 274 130M378 126 440 112M374 144 446 186M360 148V196" />
      <path className="k" d={rings(360, 130, [20, 27])} />
      <circle className="s" cx="360" cy="130" r="15" />
      <path className="kg" d={box(302, 196, 116, 42)} />
      <path
        className="h2"
        d="M302 206h116M302 217h116M302 228h116M314 196v42M326 196v42M338 196v42M350 196v42M362 196v42M374 196v42M386 196v42M398 196v42M408 196v42"
      />
      <Petal x={360} y={378} length={104} width={58} tone={1} engraving="veins" lines={9} />
      <path className="k" d="M360 262V246" />
      <circle className="kg" cx="196" cy="226" r="17" />
      <path className="k" d={`${circle(196, 226, 11)}M213 222h10v8h-10`} />
      <circle className="w" cx="610" cy="72" r="60" />
      <path className="k" d={circle(610, 72, 60)} />
      <Flower x={610} y={72} turn={28} size={48} lines={5} />
    </Plate>
  );
}
