export { InformationForm, type InformationFormProps } from './InformationForm';
export { type MemberKind, type OrganizationInformation, REGION_LEVELS, useInformation } from './information';
