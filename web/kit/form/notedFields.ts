import * as choices from './FormChoices';
import { FormCover as Cover } from './FormCover';
import { FormDate as DateField } from './FormDate';
import { FormRichText as RichText } from './FormRichText';
import { FormText as PlainText } from './FormText';
import { FormUpload as Upload } from './FormUpload';
import { noted } from './notes';

export const FormCover = /* @__PURE__ */ noted(Cover);
export const FormDate = /* @__PURE__ */ noted(DateField);
export const FormMulti = /* @__PURE__ */ noted(choices.FormMulti);
export const FormRadio = /* @__PURE__ */ noted(choices.FormRadio);
export const FormRichText = /* @__PURE__ */ noted(RichText);
export const FormSelect = /* @__PURE__ */ noted(choices.FormSelect);
export const FormSwitch = /* @__PURE__ */ noted(choices.FormSwitch);
export const FormText = /* @__PURE__ */ noted(PlainText);
export const FormUpload = /* @__PURE__ */ noted(Upload);
