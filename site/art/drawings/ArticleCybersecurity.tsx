import { type DrawingProps, Plate } from '../Plate.tsx';
import { Eye } from '../parts/Eye.tsx';
import { circle, grid } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';

/** A moth drawn to a light is turned away by a mesh; somebody watches the seed behind it. */
export function ArticleCybersecurity(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 640 360" ground="night" {...props}>
      <path className="h" d={grid(640, 360)} />
      <path className="h2" d={circle(462, 178, 172)} />
      <Petal
        x={462}
        y={334}
        length={292}
        width={150}
        lean={10}
        tone={2}
        engraving="mesh"
        lines={13}
        rows={11}
      />
      <path className="k" d="M96 310 434 190" />
      <circle className="g" cx="462" cy="180" r="36" />
      <path className="k" d={`${circle(462, 180, 31)}M462 136v18M462 206v18M418 180h18M488 180h18`} />
      <circle className="s" cx="462" cy="180" r="16" />
      <path
        className="kd"
        d="M0 40C40 70 70 66 98 92M262 98C284 90 300 104 314 130 304 190 280 250 240 360"
      />
      <g transform="translate(176 142)rotate(58)">
        <Petal
          x={5}
          y={6}
          turn={128}
          length={82}
          width={38}
          lean={-8}
          tone={3}
          engraving="contours"
          lines={4}
        />
        <Petal
          x={-5}
          y={6}
          turn={232}
          length={82}
          width={38}
          lean={8}
          tone={3}
          engraving="contours"
          lines={4}
        />
        <Petal
          x={4}
          y={-14}
          turn={72}
          length={124}
          width={40}
          lean={-22}
          tone={1}
          engraving="veins"
          lines={8}
        />
        <Petal
          x={-4}
          y={-14}
          turn={288}
          length={124}
          width={40}
          lean={22}
          tone={1}
          engraving="veins"
          lines={8}
        />
        <path className="kg" d="M0-36C10-30 9-10 8 8 7 30 4 48 0 56-4 48-7 30-8 8-9-10-10-30 0-36z" />
        <path
          className="k"
          d="M-7 10H7M-7 20H7M-6 30H6M-4 40H4M-3-35C-10-60-26-68-40-66M3-35C10-60 26-68 40-66"
        />
      </g>
      <Eye x={70} y={318} />
      <path className="k" d="M0 334H42M98 334H640" />
      <path className="h2" d="M0 344h640M0 354h640" />
    </Plate>
  );
}
