import { type DrawingProps, Plate } from '../Plate.tsx';

/** Two lungs drawn as petals, one veined and one meshed; a clinician’s eye and a model’s grid look at the same round spot. */
export function IndustryHealthcare(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="night" {...props}>
      <path
        className="h"
        d="M40 0V360M80 0V360M120 0V360M160 0V360M200 0V360M240 0V360M280 0V360M320 0V360M360 0V360M400 0V360M440 0V360M0 40H480M0 80H480M0 120H480M0 160H480M0 200H480M0 240H480M0 280H480M0 320H480"
      />
      <path
        className="h2"
        d="M228 70C182 44 148 60 148 108M252 70C298 44 332 60 332 108M228 102C167 76 118 92 118 140M252 102C313 76 362 92 362 140M228 134C157 108 98 124 98 172M252 134C323 108 382 124 382 172M228 166C151 140 86 156 86 204M252 166C329 140 394 156 394 204M228 198C148 172 80 188 80 236M252 198C332 172 400 188 400 236M228 230C148 204 80 220 80 268M252 230C332 204 400 220 400 268M228 262C153 236 90 252 90 300M252 262C327 236 390 252 390 300"
      />
      <path
        className="k"
        d="M233 14V66M247 14V66M233 18h14M233 26h14M233 34h14M233 42h14M233 50h14M233 58h14"
      />
      <path
        className="h2"
        d="M232 92h16v12h-16zM232 114h16v12h-16zM232 136h16v12h-16zM232 158h16v12h-16zM232 180h16v12h-16zM232 202h16v12h-16zM232 224h16v12h-16zM232 246h16v12h-16zM232 268h16v12h-16zM232 290h16v12h-16zM232 312h16v12h-16zM232 334h16v12h-16z"
      />
      <g transform="translate(190 84)rotate(180)">
        <path
          className="p1 c"
          d="M0 0C31-50 60-27 73-160 80-199 60-228 26-228-8-228-40-199-47-160-60-27-29-50 0 0z"
        />
        <path
          className="v1"
          d="M0 0C-1-41-25-65-49-110M0 0C-1-50-29-74-45-158M0 0C0-54-24-77-29-191M0 0C1-55-16-79-10-210M0 0C1-55-6-79 9-217M0 0C2-55 3-79 27-219M0 0C2-55 12-79 43-217M0 0C3-54 21-78 57-206M0 0C3-53 29-77 69-188M0 0C3-48 32-72 69-147M0 0C3-41 30-65 64-110"
        />
      </g>
      <g transform="translate(290 84)rotate(180)">
        <path
          className="p2 c"
          d="M0 0C29-50 60-27 47-160 40-199 8-228-26-228-60-228-80-199-73-160-60-27-31-50 0 0z"
        />
        <path
          className="v2"
          d="M0 0C-3-43-30-66-65-116M0 0C-3-51-33-75-72-169M0 0C-3-54-25-78-63-202M0 0C-2-55-14-79-46-216M0 0C-2-55-3-79-27-219M0 0C-1-55 8-79-5-216M0 0C0-54 19-78 17-202M0 0C0-53 28-76 40-176M0 0C1-43 26-66 48-116M-33-37A50 50 0 0 1 32-39M-45-51A68 68 0 0 1 41-54M-54-67A86 86 0 0 1 47-72M-60-85A104 104 0 0 1 49-92M-65-103A122 122 0 0 1 50-111M-68-122A140 140 0 0 1 49-131M-70-141A158 158 0 0 1 48-151M-72-160A176 176 0 0 1 44-170M-73-180A194 194 0 0 1 35-191M-69-200A212 212 0 0 1 18-211"
        />
      </g>
      <path className="k" d="M233 66C232 84 204 78 190 92M247 66C248 84 276 78 290 92" />
      <path className="k" d="M72 308 314 221M416 292 338 228" />
      <circle className="g" cx="330" cy="216" r="21" />
      <circle className="k" cx="330" cy="216" r="17" />
      <path className="k" d="M306 216h9M345 216h9M330 192v9M330 231v9" />
      <circle className="s" cx="330" cy="216" r="9" />
      <path className="kg" d="M18 312q28-30 56 0q-28 30-56 0z" />
      <circle className="k" cx="46" cy="312" r="8" />
      <circle className="kf" cx="46" cy="312" r="3.5" />
      <path className="kg" d="M412 290h44v44h-44z" />
      <path className="k" d="M423 290v44M434 290v44M445 290v44M412 301h44M412 312h44M412 323h44" />
      <path className="kf" d="M423 301h11v11h-11z" />
    </Plate>
  );
}
