import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { InfrastructureProblem } from './infrastructure-problem.ts';

const run = promisify(execFile);

/** The security of a broker that speaks only TLS and requires a name and a password. */
export interface BrokerSecurity {
  /** The CA certificate, in PEM. */
  readonly ca: string;
  readonly username: string;
  readonly password: string;
  /** Settings of the broker, by name. */
  readonly properties: Readonly<Record<string, string>>;
}

const username = 'osta';

/**
 * Creates a certificate for 127.0.0.1 and a password, or reads those in the folder. The broker accepts the
 * password by PLAIN and by SCRAM-SHA-512; pass `scramCredential` when formatting its folder.
 *
 * @throws InfrastructureProblem SERVER_FAILED when keytool, which comes with Java, cannot make a certificate
 */
export async function brokerSecurity(directory: string): Promise<BrokerSecurity> {
  const keystore = path.join(directory, 'keystore.p12');
  const certificate = path.join(directory, 'certificate.pem');
  const secret = path.join(directory, 'password');
  const isMade = await access(certificate).then(
    () => true,
    () => false,
  );
  if (!isMade) {
    await writeFile(secret, randomBytes(16).toString('hex'), { mode: 0o600 });
    await makeCertificate(keystore, certificate, await readFile(secret, 'utf8'));
  }
  const password = await readFile(secret, 'utf8');
  const plain = 'org.apache.kafka.common.security.plain.PlainLoginModule required';
  const scram = 'org.apache.kafka.common.security.scram.ScramLoginModule required';
  const listener = 'listener.name.sasl_ssl';
  return {
    ca: await readFile(certificate, 'utf8'),
    username,
    password,
    properties: {
      'listener.security.protocol.map': 'SASL_SSL:SASL_SSL,CONTROLLER:PLAINTEXT',
      'inter.broker.listener.name': 'SASL_SSL',
      'sasl.mechanism.inter.broker.protocol': 'PLAIN',
      'sasl.enabled.mechanisms': 'PLAIN,SCRAM-SHA-512',
      [`${listener}.plain.sasl.jaas.config`]: `${plain} username="${username}" password="${password}" user_${username}="${password}";`,
      [`${listener}.scram-sha-512.sasl.jaas.config`]: `${scram};`,
      'ssl.keystore.type': 'PKCS12',
      'ssl.keystore.location': keystore,
      'ssl.keystore.password': password,
      // The broker also connects to itself
      'ssl.truststore.type': 'PEM',
      'ssl.truststore.location': certificate,
    },
  };
}

/**
 * Returns the arguments of `kafka.tools.StorageTool format` that create the SCRAM credential before the first
 * start.
 */
export function scramCredential({ password }: BrokerSecurity): readonly string[] {
  return ['--add-scram', `SCRAM-SHA-512=[name=${username},password=${password}]`];
}

async function makeCertificate(
  keystore: string,
  certificate: string,
  password: string,
): Promise<void> {
  const store = ['-keystore', keystore, '-storetype', 'PKCS12', '-storepass', password];
  const subject = ['-dname', 'CN=127.0.0.1', '-ext', 'san=ip:127.0.0.1,dns:localhost'];
  const key = ['-alias', 'broker', '-keyalg', 'EC', '-groupname', 'secp256r1', '-validity', '3650'];
  try {
    await run('keytool', ['-genkeypair', ...key, ...subject, ...store]);
    await run('keytool', [
      '-exportcert',
      '-rfc',
      '-alias',
      'broker',
      '-file',
      certificate,
      ...store,
    ]);
  } catch (cause) {
    throw new InfrastructureProblem('SERVER_FAILED', 'keytool could not make a certificate.', {
      cause,
    });
  }
}
