import { holdProperties } from './properties.fixture.ts';

holdProperties(1_500);
