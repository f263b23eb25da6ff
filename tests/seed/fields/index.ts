import { agriculture, energy, environment } from './green.ts';
import { digital, electronics } from './information.ts';
import { devices, medicine } from './life.ts';
import { equipment, vehicles } from './manufacturing.ts';
import { materials, steel } from './materials.ts';
import { chemistry, safety } from './process.ts';
import type { FieldText } from './shape.ts';

/** The thirteen technical fields of the demo data. */
export const FIELDS: readonly FieldText[] = [
  electronics,
  medicine,
  equipment,
  materials,
  energy,
  agriculture,
  environment,
  steel,
  devices,
  digital,
  vehicles,
  chemistry,
  safety,
];
