export { isClosedAccount as isClosed } from '../../../db/contract/logged-change';
