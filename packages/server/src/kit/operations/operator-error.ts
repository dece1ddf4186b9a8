export { OperatorError } from '@zaplecze/keeper/operator-error';
