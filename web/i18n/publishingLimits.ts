import { defineText } from '../kit/i18n';
import en from './en/publishingLimits';
import zh from './zh/publishingLimits';

export default defineText(zh, en);
