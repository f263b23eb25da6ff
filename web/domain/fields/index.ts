export type { Suggestion } from './FormOrganization';
export { FormOrganization, FormRegion, FormScopes } from './notedFields';
export { RegionPicker } from './RegionPicker';
export type { RegionStep } from './regions';
export { ScopeOptions } from './ScopeOptions';
export { flatScopes, useScopes } from './scopes';
