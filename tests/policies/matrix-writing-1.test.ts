import { writingMatrix } from './matrix-writing.ts';

writingMatrix(0);
