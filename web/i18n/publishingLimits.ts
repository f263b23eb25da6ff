import { defineText } from '../shared/i18n';
import en from './en/publishingLimits';
import zh from './zh/publishingLimits';

export default defineText(zh, en);
