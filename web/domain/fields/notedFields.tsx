import { Noted, noted } from '../../kit/form/notes';
import { type FormOrganizationProps, FormOrganization as Organization, type Suggestion } from './FormOrganization';
import { FormRegion as Region } from './FormRegion';
import { FormScopes as Scopes } from './FormScopes';

export const FormRegion = /* @__PURE__ */ noted(Region);
export const FormScopes = /* @__PURE__ */ noted(Scopes);

export function FormOrganization<S extends Suggestion>(props: FormOrganizationProps<S>) {
  return (
    <Noted name={props.name}>
      <Organization {...props} />
    </Noted>
  );
}
