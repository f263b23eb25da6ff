import * as choices from './FormChoices';
import { FormCover as Cover } from './FormCover';
import { FormDate as DateField } from './FormDate';
import { type FormOrganizationProps, FormOrganization as Organization, type Suggestion } from './FormOrganization';
import { FormRegion as Region } from './FormRegion';
import { FormRichText as RichText } from './FormRichText';
import { FormScopes as Scopes } from './FormScopes';
import { FormText as PlainText } from './FormText';
import { FormUpload as Upload } from './FormUpload';
import { Noted, noted } from './notes';

export const FormCover = /* @__PURE__ */ noted(Cover);
export const FormDate = /* @__PURE__ */ noted(DateField);
export const FormMulti = /* @__PURE__ */ noted(choices.FormMulti);
export const FormRadio = /* @__PURE__ */ noted(choices.FormRadio);
export const FormRegion = /* @__PURE__ */ noted(Region);
export const FormRichText = /* @__PURE__ */ noted(RichText);
export const FormScopes = /* @__PURE__ */ noted(Scopes);
export const FormSelect = /* @__PURE__ */ noted(choices.FormSelect);
export const FormSwitch = /* @__PURE__ */ noted(choices.FormSwitch);
export const FormText = /* @__PURE__ */ noted(PlainText);
export const FormUpload = /* @__PURE__ */ noted(Upload);

export function FormOrganization<S extends Suggestion>(props: FormOrganizationProps<S>) {
  return (
    <Noted name={props.name}>
      <Organization {...props} />
    </Noted>
  );
}
