import java.net.URI;
import java.net.http.*;

class Ask {
    static String ask(String question) throws Exception {
        // Escape quotation marks, or build the body with your JSON library.
        var body = """
            {"question": "%s", "subject": "algebra", "grade_level": 10}
            """.formatted(question);
        var request = HttpRequest
            .newBuilder(URI.create("https://api.host.example/v1/tutor/ask"))
            .header("Authorization", "Bearer " + System.getenv("SITENAME_KEY"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        var reply = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        if (reply.statusCode() != 200) throw new Exception(reply.body());
        return reply.body();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(ask("Is x^2+5x+6 = (x+1)(x+6)?"));
        System.out.println(ask("I get 7x in the middle. I need 5x."));
    }
}
