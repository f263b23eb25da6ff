export { AppForm } from './AppForm';
export { readDraft, removeDraft, without, writeDraft } from './draft';
export { FieldFrame } from './FieldFrame';
export type { Option } from './FormChoices';
export type { Suggestion } from './FormOrganization';
export { type Issue, issueText } from './issues';
export {
  FormCover,
  FormDate,
  FormMulti,
  FormOrganization,
  FormRadio,
  FormRegion,
  FormRichText,
  FormScopes,
  FormSelect,
  FormSwitch,
  FormText,
  FormUpload,
} from './notedFields';
export { type FieldNotes, FieldNotesProvider, Noted } from './notes';
export { RegionPicker } from './RegionPicker';
export type { RegionStep } from './regions';
export { flatScopes, type ScopeNode, useScopes } from './scopes';
export { type UploadedFile, uploadFile } from './upload';
export { type AppForm as AppFormState, type AppFormOptions, useAppForm } from './useAppForm';
export { type FieldProps, useField } from './useField';
