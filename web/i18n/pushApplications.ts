import { defineText } from '../kit/i18n';
import en from './en/pushApplications';
import zh from './zh/pushApplications';

export default defineText(zh, en);
