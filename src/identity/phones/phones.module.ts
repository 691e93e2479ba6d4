import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { codeSenderProvider } from '../phone-senders/code-sender.provider.js';
import { CodeCheck } from './code-check.js';
import { ConfirmPhoneHandler } from './confirm-phone.command.js';
import { ConfirmedPhones } from './confirmed-phones.js';
import { ForgetPhoneCodesJob } from './forget-phone-codes.job.js';
import { PhoneController } from './phone.controller.js';
import { PhoneCodes } from './phone-codes.js';
import { ReadPhoneStateHandler } from './read-phone-state.query.js';
import { RequestPhoneCodeHandler } from './request-phone-code.command.js';
import { SendCodeOnPhoneCodeRequested } from './send-code.on-phone-code-requested.js';

/** Telephone numbers that are confirmed by a code. */
@Module({
  imports: [AccountsModule],
  controllers: [PhoneController],
  providers: [
    codeSenderProvider,
    PhoneCodes,
    CodeCheck,
    ConfirmedPhones,
    ReadPhoneStateHandler,
    RequestPhoneCodeHandler,
    SendCodeOnPhoneCodeRequested,
    ConfirmPhoneHandler,
    ForgetPhoneCodesJob,
  ],
  exports: [codeSenderProvider],
})
export class PhonesModule {}
