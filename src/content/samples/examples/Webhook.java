import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

class Webhook {
    static final byte[] SECRET = System.getenv("SITENAME_HOOK_SECRET").getBytes();

    static String sign(byte[] body) {
        try {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(SECRET, "HmacSHA256"));
            return HexFormat.of().formatHex(mac.doFinal(body));
        } catch (GeneralSecurityException error) {
            throw new IllegalStateException(error);
        }
    }

    public static void main(String[] args) throws Exception {
        var server = HttpServer.create(new InetSocketAddress(3000), 0);
        server.createContext("/", exchange -> {
            var body = exchange.getRequestBody().readAllBytes();
            var headers = exchange.getRequestHeaders();
            var sent = headers.getFirst("Sitename-Signature");

            var genuine = sent != null
                && MessageDigest.isEqual(sent.getBytes(), sign(body).getBytes());
            exchange.sendResponseHeaders(genuine ? 204 : 400, -1);
            if (genuine) System.out.println(new String(body));
        });
        server.start();
    }
}
