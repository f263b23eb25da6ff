export { InformationForm } from './InformationForm';
export { type MemberKind, useInformation } from './information';
